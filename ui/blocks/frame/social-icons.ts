import type { brand } from '#locales/brand.ts'
import type { IconName } from '#ui/primitives/icon.tsx'

type Network = (typeof brand.social)[number]['network']

export const socialIcons: Record<Network, IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
  X: 'x',
}
