import { lazy, type ReactNode, Suspense } from 'react'
import type { LanguageQuestionProps } from '#site/language/language-question.tsx'

type Question = (props: LanguageQuestionProps) => ReactNode

/** Lazy: few are asked. Whom it does not reach is not asked. */
const LanguageQuestion = lazy(() =>
  import('#site/language/language-question.tsx').then(
    (module): { default: Question } => ({ default: module.LanguageQuestion }),
    () => ({ default: () => null }),
  ),
)

/** The live region is there before what it says. */
export function OfferedLanguage(props: LanguageQuestionProps) {
  return (
    <div role="status">
      <Suspense fallback={null}>
        <LanguageQuestion {...props} />
      </Suspense>
    </div>
  )
}
