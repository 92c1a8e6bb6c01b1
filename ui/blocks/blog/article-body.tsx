import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import styles from './article.css?inline'

type Content =
  | { children: ComponentProps<'div'>['children']; html?: never }
  | {
      /** Sanitized by the server. What scrolls sideways (`pre`, `div.table-frame`) has `tabindex="0"` and a name. */
      html: string
      children?: never
    }

export type ArticleBodyProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & Content

/** Every element that Markdown makes, styled by the article-*.css files beside it. */
export function ArticleBody({ html, children, className, ...props }: ArticleBodyProps) {
  const looks = cn('article-body', className)
  return (
    <>
      <style href="article" precedence="block">
        {styles}
      </style>
      {html === undefined ? (
        <div data-slot="article-body" {...props} className={looks}>
          {children}
        </div>
      ) : (
        <div
          data-slot="article-body"
          {...props}
          className={looks}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: articles are Markdown, rendered and sanitized on the server.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  )
}
