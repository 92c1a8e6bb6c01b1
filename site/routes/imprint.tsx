import type { PageHandle } from '#site/head/head.ts'
import { ImprintPage } from '#site/pages/imprint-page.tsx'

export const handle: PageHandle = { head: () => 'imprint', texts: ['imprint', 'legal'] }

export const Component = ImprintPage
