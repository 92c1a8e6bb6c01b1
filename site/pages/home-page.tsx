import type { ReactNode } from 'react'
import { HomeHero } from '#ui/blocks/home/home-hero.tsx'

export function HomePage({ onAboutPreview, children }: { onAboutPreview?: () => void; children: ReactNode }) {
  return (
    <>
      <HomeHero {...(onAboutPreview && { onPreview: onAboutPreview })} />
      {children}
    </>
  )
}
