import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'

/** Those that a page colours (`api/services/markdown/markdown-code.ts`). */
const known = ['html', 'css', 'js', 'jsx', 'ts', 'tsx', 'json', 'bash', 'yaml', 'md', 'http', 'sql', 'php']

export interface CodeLanguageProps extends Omit<ComponentProps<'label'>, 'children'> {
  language: string
  onLanguage: (language: string) => void
  onLeave: () => void
}

/** The language of the block of code that one stands in. */
export function CodeLanguage({ language, onLanguage, onLeave, className, ...props }: CodeLanguageProps) {
  const { t } = useTranslation('staff-sheet')
  return (
    <label
      data-slot="code-language"
      {...props}
      className={cn('flex items-center gap-2 bg-ink px-3 py-1.5 text-paper text-sm', className)}
    >
      {t('code.language')}
      <input
        list="sheet-code-languages"
        value={language}
        maxLength={20}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onLanguage(target.value.replace(/[^\w+#.-]/g, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return
          event.preventDefault()
          onLeave()
        }}
        className="min-h-8 w-28 border border-paper/50 bg-transparent px-2 font-mono pointer-coarse:min-h-11"
      />
      <datalist id="sheet-code-languages">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  )
}
