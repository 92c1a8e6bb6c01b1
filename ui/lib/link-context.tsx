import { type ComponentProps, createContext, type ReactNode, use } from 'react'

export interface LinkComponentProps extends ComponentProps<'a'> {
  href: string
}

export type RenderLink = (props: LinkComponentProps) => ReactNode

const LinkContext = createContext<RenderLink | undefined>(undefined)

/** The element of links. Called, not mounted: a page has some seventy links to render and hydrate. */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>
}

export function Anchor(props: LinkComponentProps) {
  const render = use(LinkContext)
  return render ? render(props) : <a {...props} />
}
