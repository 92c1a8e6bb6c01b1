import type { ComponentProps } from 'react'
import type { Language } from '#locales/languages.ts'
import { openingLanguage } from '#locales/opening-language.ts'
import { cn } from '#ui/lib/cn.ts'
import { Spinner } from '#ui/primitives/spinner.tsx'

export interface LanguageRedirectProps extends Omit<ComponentProps<'div'>, 'children' | 'lang'> {
  language: Language
}

export function LanguageRedirect({ language, className, ...props }: LanguageRedirectProps) {
  return (
    <div
      data-slot="language-redirect"
      role="status"
      lang={language}
      {...props}
      className={cn(
        'grid min-h-dvh animate-appear-late grid-rows-[1fr_auto] bg-paper text-ink [&>*]:px-gutter',
        className,
      )}
    >
      <div className="grid place-content-center border-line border-b">
        <Spinner size="xl" />
      </div>
      <p className="display py-10 text-balance text-h2">{openingLanguage[language]}</p>
    </div>
  )
}
