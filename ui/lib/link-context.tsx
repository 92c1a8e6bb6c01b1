import { type ComponentProps, createContext, type ReactNode, use } from 'react'

export interface LinkComponentProps extends ComponentProps<'a'> {
  href: string
}

export type RenderLink = (props: LinkComponentProps) => ReactNode

const LinkContext = createContext<RenderLink | undefined>(undefined)

/**
 * Says what a link inside is made of: the site puts its router's link here, stories leave the browser's own. It is called,
 * not mounted: a page has some seventy links, and each would be one more component to render and to hydrate.
 */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>
}

/** An anchor, or whatever the nearest `LinkProvider` puts in its place. */
export function Anchor(props: LinkComponentProps) {
  const render = use(LinkContext)
  return render ? render(props) : <a {...props} />
}
