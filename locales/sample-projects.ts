/** What kind of work a project is; its words are in project-filter.json. */
export const projectCategories = ['webDesign', 'webDevelopment', 'branding', 'app'] as const

export type ProjectCategory = (typeof projectCategories)[number]

/**
 * Sample content (D1): invented projects, shown as such. Their words are in portfolio.json under the same slug, their
 * pictures in public/pictures. Names of tools are the same in every language, so they stand here.
 */
export const sampleProjects = [
  { slug: 'harbour-museum', category: 'webDesign', technologies: ['Figma', 'React', 'Fastify', 'PostgreSQL'] },
  { slug: 'olive-press', category: 'branding', technologies: ['Glyphs', 'Affinity', 'SVG'] },
  { slug: 'night-train', category: 'app', technologies: ['React Native', 'SQLite', 'Node.js'] },
  { slug: 'mountain-huts', category: 'webDevelopment', technologies: ['TypeScript', 'React', 'PostgreSQL', 'Docker'] },
  { slug: 'paper-mill', category: 'branding', technologies: ['Glyphs', 'Figma', 'SVG'] },
  { slug: 'city-library', category: 'webDevelopment', technologies: ['TypeScript', 'Fastify', 'OpenSearch'] },
  { slug: 'bee-atlas', category: 'app', technologies: ['Swift', 'Kotlin', 'MapLibre', 'PostgreSQL'] },
  { slug: 'tile-workshop', category: 'webDesign', technologies: ['Figma', 'SVG', 'React', 'Stripe'] },
] as const satisfies { slug: string; category: ProjectCategory; technologies: readonly string[] }[]
