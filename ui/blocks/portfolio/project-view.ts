import type { ProjectCategory } from '#locales/sample-projects.ts'

export interface ProjectView {
  slug: string
  title: string
  summary: string
  details: string
  picture: { slug: string; alt: string }
  category: ProjectCategory
  technologies: readonly string[]
  address?: string
  isSample?: boolean
}
