import { CallToAction } from '#ui/blocks/call-to-action.tsx'
import { FilmBanner } from '#ui/blocks/film-banner.tsx'
import { FounderStory } from '#ui/blocks/founder-story.tsx'
import { Mission } from '#ui/blocks/mission.tsx'
import { Values } from '#ui/blocks/values.tsx'

export interface AboutPageProps {
  /** Shows the film's poster only: for visitors who save data or want less motion. */
  isFilmStill?: boolean
}

export function AboutPage({ isFilmStill = false }: AboutPageProps) {
  return (
    <>
      <FilmBanner isStill={isFilmStill} />
      <Mission />
      <Values />
      <FounderStory />
      <CallToAction />
    </>
  )
}
