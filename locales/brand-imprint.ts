import { brand } from './brand.ts'

/**
 * What the law of German-speaking countries wants to know of whoever runs a site (D39). Beside the brand file, so that only the
 * imprint carries it. All of it is sample content: put in the company's own facts, then set `isSample` to false.
 */
export const imprint = {
  isSample: true,
  updated: '2026-11-23',
  form: 'SH.P.K.',
  /** As on an envelope, in one line, before the country. */
  seat: 'Rruga e Shembullit 1, 1000 Tiranë',
  /** Chromium knows no Albanian names of countries. */
  country: { en: 'Albania', sq: 'Shqipëri', de: 'Albanien', es: 'Albania', it: 'Albania', fr: 'Albanie' },
  representative: brand.founder.name,
  register: 'Qendra Kombëtare e Biznesit, Tiranë',
  registerNumber: 'X00000000X',
  vat: 'X00000000X',
  responsible: brand.founder.name,
} as const
