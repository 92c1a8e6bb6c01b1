import type { ReactNode } from 'react'
import { HomeHero } from '#ui/blocks/home/home-hero.tsx'

export interface HomePageProps {
  /** On hover or focus of the link to About, whose film can be preloaded then. */
  onAboutPreview?: () => void
  /** Everything below the first view. */
  children: ReactNode
}

export function HomePage({ onAboutPreview, children }: HomePageProps) {
  return (
    <>
      <HomeHero {...(onAboutPreview && { onPreview: onAboutPreview })} />
      {children}
    </>
  )
}
