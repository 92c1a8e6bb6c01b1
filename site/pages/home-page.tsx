import { HomeHero } from '#ui/blocks/home-hero.tsx'
import { Promises } from '#ui/blocks/promises.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Promises />
    </>
  )
}
