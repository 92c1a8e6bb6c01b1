import { useTranslation } from 'react-i18next'
import type { BlogPicture } from '#ui/blocks/blog/blog-types.ts'
import { cn } from '#ui/lib/cn.ts'
import { Picture } from '#ui/primitives/picture.tsx'

interface PostPictureProps {
  picture: BlogPicture | undefined
  sizes: string
  priority?: boolean
  /** Window bars in front of it, which draw back on hover of the `group` around. */
  hasBars?: boolean
  className?: string
}

export function PostPicture({ picture, sizes, priority = false, hasBars = false, className }: PostPictureProps) {
  const { t } = useTranslation('blog-card')
  const { slug = '', alt = '', upload } = picture ?? {}
  return (
    <div data-slot="post-picture" className={cn('relative aspect-3/2 overflow-hidden bg-pane', className)}>
      <Picture
        slug={slug}
        {...(upload && {
          entries: { [slug]: upload },
          style: { objectPosition: `${upload.focus.x * 100}% ${upload.focus.y * 100}%` },
        })}
        alt={alt}
        sizes={sizes}
        priority={priority}
        fallback={t('noPicture')}
        className="absolute inset-0 size-full object-cover"
      />
      {hasBars && (
        <>
          <span className="absolute inset-y-0 left-2/3 w-1 origin-top bg-paper transition-transform duration-400 group-hover:scale-y-0 group-has-focus-visible:scale-y-0 print:hidden" />
          <span className="absolute inset-x-0 top-1/3 h-1 origin-left bg-paper transition-transform duration-400 group-hover:scale-x-0 group-has-focus-visible:scale-x-0 print:hidden" />
        </>
      )}
    </div>
  )
}
