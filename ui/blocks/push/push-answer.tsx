import { useTranslation } from 'react-i18next'
import type { PushProblem } from '#ui/blocks/push/push-control.tsx'
import type { PushGuideName } from '#ui/blocks/push/push-guide.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

type NextStep = 'retry' | 'refresh' | PushGuideName | 'contact'

/** The first is the likeliest, and gets the solid button. */
const nextSteps: Record<PushProblem, NextStep[]> = {
  safariLimited: ['safari', 'ios'],
  unsupportedBrowser: [],
  unsupportedMobile: ['ios'],
  permissionDenied: ['retry'],
  subscribeFailed: ['retry'],
  unsubscribeFailed: ['retry'],
  permissionRequired: ['retry'],
  workerFailed: ['refresh', 'retry'],
  serverConfiguration: ['contact'],
  setupFailed: ['retry', 'refresh'],
}

export interface PushAnswerProps {
  problem: PushProblem
  isBusy?: boolean
  onRetry: () => void
  onRefresh: () => void
  onGuide: (name: PushGuideName) => void
  onClose: () => void
}

export function PushAnswer({ problem, isBusy = false, onRetry, onRefresh, onGuide, onClose }: PushAnswerProps) {
  const { t } = useTranslation('push-modal')
  const does: Record<Exclude<NextStep, 'contact'>, () => void> = {
    retry: () => !isBusy && onRetry(),
    refresh: onRefresh,
    ios: () => onGuide('ios'),
    safari: () => onGuide('safari'),
  }
  const steps = Object.entries(t(`problems.${problem}.steps`, { returnObjects: true }))
  return (
    <div data-slot="push-answer" data-problem={problem} className="grid gap-6">
      <ol aria-label={t('stepsLabel')} className="border-line border-t">
        {steps.map(([place, step], index) => (
          <li key={place} className="grid grid-cols-[2.5rem_1fr] items-baseline border-line border-b py-3">
            <span className="heading text-h4" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        {nextSteps[problem].map((step, index) => {
          const variant = index === 0 ? 'solid' : 'outline'
          if (step === 'contact') {
            return (
              <Button key={step} variant={variant} asChild>
                <Anchor href="/contact" onClick={onClose}>
                  {t('actions.contact')}
                </Anchor>
              </Button>
            )
          }
          return (
            <Button key={step} variant={variant} aria-disabled={step === 'retry' && isBusy} onClick={does[step]}>
              {t(`actions.${step}`)}
            </Button>
          )
        })}
        <Button variant={nextSteps[problem].length > 0 ? 'quiet' : 'outline'} onClick={onClose}>
          {t('actions.done')}
        </Button>
      </div>
    </div>
  )
}
