import type { ProjectCategory } from '#locales/sample-projects.ts'

/** A project as the portfolio shows it. */
export interface ProjectView {
  slug: string
  title: string
  /** One sentence. */
  summary: string
  /** What was made, in a few sentences. */
  details: string
  picture: { slug: string; alt: string }
  category: ProjectCategory
  technologies: readonly string[]
  /** Where it can be seen live. Without it, it cannot. */
  address?: string
  /** Invented, and said to be. */
  isSample?: boolean
}
