import type { ReactNode } from 'react'
import { CallToAction } from '#ui/blocks/call-to-action.tsx'
import { HomeHero } from '#ui/blocks/home-hero.tsx'
import { Impact } from '#ui/blocks/impact.tsx'
import { MetricsTicker } from '#ui/blocks/metrics-ticker.tsx'
import { ProcessSlider } from '#ui/blocks/process-slider.tsx'
import { Reviews } from '#ui/blocks/reviews.tsx'
import { ServiceCards } from '#ui/blocks/service-cards.tsx'
import { StayConnected } from '#ui/blocks/stay-connected.tsx'

export interface HomePageProps {
  /** Called when the way to About is pointed at or focused: time to fetch its film. */
  onAboutPreview?: () => void
  /** The newsletter's form, where there is a newsletter. */
  newsletter?: ReactNode
}

export function HomePage({ onAboutPreview, newsletter }: HomePageProps) {
  return (
    <>
      <HomeHero {...(onAboutPreview && { onPreview: onAboutPreview })} />
      <MetricsTicker />
      <ServiceCards />
      <ProcessSlider />
      <Impact />
      <Reviews />
      <StayConnected newsletter={newsletter} />
      <CallToAction />
    </>
  )
}
