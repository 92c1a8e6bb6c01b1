import type { ReactNode } from 'react'
import { HomeHero } from '#ui/blocks/home/home-hero.tsx'

export interface HomePageProps {
  /** Called when the way to About is pointed at or focused: time to fetch its film. */
  onAboutPreview?: () => void
  /** What comes below the first view: a `HomeBelow`. */
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
