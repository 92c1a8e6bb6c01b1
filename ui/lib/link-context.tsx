import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface LinkComponentProps extends ComponentProps<'a'> {
  href: string
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | undefined>(undefined)

/** Says what a link inside is made of: the site puts its router's link here, stories leave the browser's own. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkComponentProps>
  children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An anchor, or whatever the nearest `LinkProvider` puts in its place. */
export function Anchor(props: LinkComponentProps) {
  const Component = use(LinkContext)
  return Component ? <Component {...props} /> : <a {...props} />
}
