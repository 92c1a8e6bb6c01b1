import type { RouteObject } from 'react-router-dom'
import { languages } from '#locales/languages.ts'
import { Component, ErrorBoundary, loader, shouldRevalidate } from '#site/routes/root.tsx'

/** The public addresses (specification 2, route table; D2, D3). Each is a module of its own, loaded when first needed. */
const pages: RouteObject[] = [
  { index: true, lazy: () => import('#site/routes/home.tsx') },
  { path: 'about', lazy: () => import('#site/routes/about.tsx') },
  { path: 'portfolio', lazy: () => import('#site/routes/portfolio.tsx') },
  { path: 'contact', lazy: () => import('#site/routes/contact.tsx') },
  { path: 'thank-you', lazy: () => import('#site/routes/thank-you.tsx') },
  { path: 'message-error', lazy: () => import('#site/routes/message-error.tsx') },
  { path: '*', lazy: () => import('#site/routes/not-found.tsx') },
]

/** Every page without a prefix, and under each language's. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader,
    shouldRevalidate,
    Component,
    ErrorBoundary,
    children: [...pages, ...languages.map((language) => ({ path: language, children: pages }))],
  },
]
