import { untilItComes } from '#site/network/until-it-comes.ts'

/** On hover or focus of what leads to About (D34). */
export function preloadAbout(imageHost: string | undefined): void {
  void untilItComes(() => import('#site/visitor/film-preload.ts')).then(({ preloadFilm }) => preloadFilm(imageHost))
}
