import type { RouteObject } from 'react-router-dom'
import { languages } from '#locales/languages.ts'
import { LaterPart } from '#site/parts/later-part.tsx'
import { Component, ErrorBoundary, loader, shouldRevalidate } from '#site/routes/root.tsx'

/** The public addresses (specification 2, route table; D2, D3). Every route is lazy. */
const pages: RouteObject[] = [
  { index: true, lazy: () => import('#site/routes/home.tsx') },
  { path: 'about', lazy: () => import('#site/routes/about.tsx') },
  { path: 'portfolio', lazy: () => import('#site/routes/portfolio.tsx') },
  { path: 'contact', lazy: () => import('#site/routes/contact.tsx') },
  { path: 'careers', lazy: () => import('#site/routes/careers.tsx') },
  { path: 'blog', lazy: () => import('#site/routes/blog.tsx') },
  { path: 'blog/type/:type', lazy: () => import('#site/routes/blog.tsx') },
  { path: 'blog/app/:slug', lazy: () => import('#site/routes/blog-post.tsx') },
  { path: 'blog/app/draft/:slug', lazy: () => import('#site/routes/blog-post.tsx') },
  { path: 'sample-post', lazy: () => import('#site/routes/sample-post.tsx') },
  { path: 'imprint', lazy: () => import('#site/routes/imprint.tsx') },
  { path: 'privacy-policy', lazy: () => import('#site/routes/privacy-policy.tsx') },
  { path: 'terms-of-service', lazy: () => import('#site/routes/terms-of-service.tsx') },
  { path: 'cookie-policy', lazy: () => import('#site/routes/cookie-policy.tsx') },
  { path: 'gdpr', lazy: () => import('#site/routes/gdpr.tsx') },
  { path: 'thank-you', lazy: () => import('#site/routes/thank-you.tsx') },
  { path: 'message-error', lazy: () => import('#site/routes/message-error.tsx') },
  { path: 'newsletter', lazy: () => import('#site/routes/newsletter/newsletter.tsx') },
  { path: 'newsletter/issues', lazy: () => import('#site/routes/newsletter/newsletter-issues.tsx') },
  { path: 'newsletter/confirm', lazy: () => import('#site/routes/newsletter/newsletter-link.tsx') },
  { path: 'newsletter/unsubscribe', lazy: () => import('#site/routes/newsletter/newsletter-link.tsx') },
  { path: 'newsletter/preferences', lazy: () => import('#site/routes/newsletter/newsletter-preferences.tsx') },
  { path: '*', lazy: () => import('#site/routes/not-found.tsx') },
]

const failure = <LaterPart name="pageError" />

/** The error boundary is around the pages: React Router shows nothing for a lazy route whose chunk is missing. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader,
    shouldRevalidate,
    Component,
    ErrorBoundary,
    children: [
      { errorElement: failure, children: pages },
      ...languages.map((language) => ({ path: language, errorElement: failure, children: pages })),
    ],
  },
]
