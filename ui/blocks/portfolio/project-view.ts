import type { ProjectCategory } from '#locales/sample-projects.ts'

export interface ProjectView {
  slug: string
  title: string
  /** One sentence. */
  summary: string
  /** A few sentences. */
  details: string
  picture: { slug: string; alt: string }
  category: ProjectCategory
  technologies: readonly string[]
  /** Where it is live, if it is. */
  address?: string
  isSample?: boolean
}
