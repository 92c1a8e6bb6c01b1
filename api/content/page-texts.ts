import { readFileSync } from 'node:fs'
import path from 'node:path'
import { services } from '#api/contract/values/services.ts'
import type { SearchedPage } from '#api/services/search/page-search.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { sampleProjects } from '#locales/sample-projects.ts'
import { textPath } from '#locales/text-path.ts'
import type { TextFile, Texts } from '#locales/texts.ts'

type PageFile = Extract<
  TextFile,
  | 'about'
  | 'careers'
  | 'contact'
  | 'portfolio'
  | 'imprint'
  | 'privacy-policy'
  | 'terms-of-service'
  | 'cookie-policy'
  | 'gdpr'
>

interface PageSource {
  kind: 'page' | 'legal'
  file: PageFile
  /** Text files of blocks that stand on it. */
  blocks?: TextFile[]
}

const pages: PageSource[] = [
  { kind: 'page', file: 'about' },
  { kind: 'page', file: 'portfolio', blocks: ['technology-stack'] },
  { kind: 'page', file: 'careers', blocks: ['careers-why', 'openings'] },
  { kind: 'page', file: 'contact', blocks: ['faq'] },
  { kind: 'legal', file: 'imprint' },
  { kind: 'legal', file: 'privacy-policy' },
  { kind: 'legal', file: 'terms-of-service' },
  { kind: 'legal', file: 'cookie-policy' },
  { kind: 'legal', file: 'gdpr' },
]

const folder = path.join(import.meta.dirname, '..', '..', 'locales')

/** What a search reads of the site's own pages, services and sample projects. */
export function readPageTexts(language: Language): SearchedPage[] {
  const read = <File extends TextFile>(file: File): Texts[File] =>
    JSON.parse(readFileSync(path.join(folder, textPath(language, file)), 'utf8'))
  const { projects } = read('portfolio')
  const texts = read('services')
  return [
    ...pages.map(({ kind, file, blocks = [] }) => {
      const { head, ...own } = read(file)
      // Projects are found themselves.
      const text = [
        ...(file === 'portfolio' ? [] : stringsIn(own)),
        ...blocks.flatMap((block) => stringsIn(read(block))),
      ].join(' ')
      return { kind, href: `/${file}`, title: head.title, summary: head.description, text }
    }),
    ...services.map((name) => {
      const { title, description, features } = texts[name]
      const text = Object.values(features).join(' ')
      return { kind: 'service' as const, href: '/#services', title, summary: description, text }
    }),
    ...sampleProjects.map(({ slug, technologies }) => ({
      kind: 'project' as const,
      href: `/portfolio?project=${slug}`,
      title: projects[slug].title,
      summary: projects[slug].summary,
      text: [projects[slug].details, ...technologies].join(' '),
    })),
  ]
}

/** Sentences as a reader sees them; those with other placeholders than the name are left out. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = value.replaceAll('{{name}}', brand.name).replace(/<[^<>]*>/g, '')
    return text.includes('{{') ? [] : [text]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
