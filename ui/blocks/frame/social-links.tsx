import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { socialIcons } from '#ui/blocks/frame/social-icons.ts'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { iconLinkTies } from '#ui/primitives/icon-button.tsx'

export function SocialLinks({ className, ...props }: ComponentProps<'ul'>) {
  const { t } = useTranslation('site-footer')
  return (
    <ul
      data-slot="social-links"
      aria-label={t('social', { brand: brand.name })}
      {...props}
      className={cn('flex flex-wrap gap-2', className)}
    >
      {networks}
    </ul>
  )
}

const networks = brand.social.map(({ network, href }) => (
  <li key={network}>
    <a href={href} rel="me noopener" {...iconLinkTies(network)}>
      <Icon name={socialIcons[network]} />
    </a>
  </li>
))
