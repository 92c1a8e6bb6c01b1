import { CareersLink } from '#ui/blocks/about/careers-link.tsx'
import { FilmBanner } from '#ui/blocks/about/film-banner.tsx'
import { FounderStory } from '#ui/blocks/about/founder-story.tsx'
import { Mission } from '#ui/blocks/about/mission.tsx'
import { Values } from '#ui/blocks/about/values.tsx'
import { CallToAction } from '#ui/blocks/frame/call-to-action.tsx'

/** `isFilmStill`: for visitors who save data or want less motion. */
export function AboutPage({ isFilmStill = false }: { isFilmStill?: boolean }) {
  return (
    <>
      <FilmBanner isStill={isFilmStill} />
      <Mission />
      <Values />
      <FounderStory />
      <CareersLink />
      <CallToAction />
    </>
  )
}
