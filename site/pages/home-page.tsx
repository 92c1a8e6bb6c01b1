import type { ReactNode } from 'react'
import { HomeHero } from '#ui/blocks/home/home-hero.tsx'

export interface HomePageProps {
  onAboutPreview?: () => void
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
