import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { socialIcons } from '#ui/blocks/social-icons.ts'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'

/** The four networks of the brand file as a row of signs. */
export function SocialLinks({ className, ...props }: ComponentProps<'ul'>) {
  const { t } = useTranslation('site-footer')
  return (
    <ul
      data-slot="social-links"
      aria-label={t('social', { brand: brand.name })}
      {...props}
      className={cn('flex flex-wrap gap-2', className)}
    >
      {brand.social.map(({ network, href }) => (
        <li key={network}>
          <IconButton asChild label={network}>
            <a href={href} rel="me noopener">
              <Icon name={socialIcons[network]} />
            </a>
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
