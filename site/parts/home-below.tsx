import type { ReactNode } from 'react'
import { CallToAction } from '#ui/blocks/frame/call-to-action.tsx'
import { Impact } from '#ui/blocks/home/impact.tsx'
import { MetricsTicker } from '#ui/blocks/home/metrics-ticker.tsx'
import { ProcessSlider } from '#ui/blocks/home/process-slider.tsx'
import { Reviews } from '#ui/blocks/home/reviews.tsx'
import { SelectedWork } from '#ui/blocks/home/selected-work.tsx'
import { ServiceCards } from '#ui/blocks/home/service-cards.tsx'
import { StayConnected } from '#ui/blocks/home/stay-connected.tsx'

export interface HomeBelowProps {
  newsletter?: ReactNode
}

export function HomeBelow({ newsletter }: HomeBelowProps) {
  return (
    <>
      <MetricsTicker />
      <ServiceCards />
      <SelectedWork />
      <ProcessSlider />
      <Impact />
      <Reviews />
      <StayConnected newsletter={newsletter} />
      <CallToAction />
    </>
  )
}
