interface SitePage {
  path: string
  picture: string
  keep?: 'left' | 'right'
}

/** The pages that search engines and link previews may know, by the name of their text file. */
export const sitePages = {
  home: { path: '/', picture: 'home-hero' },
  about: { path: '/about', picture: 'film-poster', keep: 'left' },
  portfolio: { path: '/portfolio', picture: 'harbour-museum' },
  contact: { path: '/contact', picture: 'service-social-media' },
  careers: { path: '/careers', picture: 'home-review' },
  'blog-list': { path: '/blog', picture: 'city-library' },
  'sample-post': { path: '/sample-post', picture: 'tile-workshop' },
  imprint: { path: '/imprint', picture: 'paper-mill' },
  'privacy-policy': { path: '/privacy-policy', picture: 'scene-not-found' },
  'terms-of-service': { path: '/terms-of-service', picture: 'service-web-development' },
  'cookie-policy': { path: '/cookie-policy', picture: 'cookie-banners-done-right' },
  gdpr: { path: '/gdpr', picture: 'european-accessibility-act' },
} as const satisfies Record<string, SitePage>

export type ListedPage = keyof typeof sitePages

export function isListedPage(page: string): page is ListedPage {
  return Object.hasOwn(sitePages, page)
}
