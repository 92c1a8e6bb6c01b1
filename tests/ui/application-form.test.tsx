import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import german from '#locales/de/site/application-form.json' with { type: 'json' }
import texts from '#locales/en/site/application-form.json' with { type: 'json' }
import { validateApplication } from '#site/client/validate-application.ts'
import { ApplicationForm, type ApplicationFormProps } from '#ui/blocks/forms/application-form.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import { render, type Screen } from './render.tsx'

const given = {
  action: '/api/applications',
  interests: ['freelancer', 'partnership', 'fulltime', 'other'],
  maxResumeSize: 10_000_000,
} satisfies ApplicationFormProps

const resume = new File(['%PDF-1.7'], 'jonida.pdf', { type: 'application/pdf' })

async function fillIn(screen: Awaited<ReturnType<typeof render>>) {
  await userEvent.fill(screen.getByLabelText(texts.fullName), 'Jonida Sample')
  await userEvent.fill(screen.getByLabelText(texts.email), 'jonida@example.org')
  await userEvent.click(screen.getByRole('radio', { name: texts.interests.freelancer }))
  await userEvent.upload(screen.getByLabelText(texts.resume), resume)
  await userEvent.fill(screen.getByLabelText(texts.message), 'I set type, mostly for museums.')
}

describe('ApplicationForm', () => {
  test('is a plain multipart form for browsers without scripts', async () => {
    const screen = await render(<ApplicationForm {...given} />)
    const form = screen.getByRole('form', { name: texts.label })
    await expect.element(form).toHaveAttribute('enctype', 'multipart/form-data')
    await expect.element(form).toHaveAttribute('method', 'post')
    await expect.element(form).toHaveAttribute('action', '/api/applications')
  })

  test('cuts nothing that is typed or pasted', async () => {
    const { container } = await render(<ApplicationForm {...given} />)
    expect(container.querySelector('[maxlength]')).toBeNull()
  })

  test('hands over every field, the file and the language', async () => {
    const onSend = vi.fn<(form: FormData) => void>()
    const screen = await render(<ApplicationForm {...given} validate={async () => ({})} onSend={onSend} />)
    await fillIn(screen)
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.poll(() => onSend.mock.calls.length).toBe(1)
    const sent = Object.fromEntries(onSend.mock.calls[0]?.[0] ?? [])
    expect(sent).toMatchObject({
      fullName: 'Jonida Sample',
      email: 'jonida@example.org',
      phone: '',
      interest: 'freelancer',
      message: 'I set type, mostly for museums.',
      language: 'en',
    })
    expect(sent['resume']).toMatchObject({ name: 'jonida.pdf', size: resume.size })
  })

  test('is sent once, however often it is pressed while that is prepared', async () => {
    const onSend = vi.fn(() => new Promise<void>(() => {}))
    const screen = await render(<ApplicationForm {...given} validate={async () => ({})} onSend={onSend} />)
    await fillIn(screen)
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.poll(() => onSend.mock.calls.length).toBe(1)
    const button = screen.container.querySelector<HTMLButtonElement>('[type="submit"]')
    button?.click()
    button?.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test('says each error beside its field, counts them, and goes to the first', async () => {
    const onSend = vi.fn()
    const validate = vi.fn(async () => ({ interest: 'interest_missing', resume: 'resume_type' }) as const)
    const screen = await render(<ApplicationForm {...given} validate={validate} onSend={onSend} />)
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.element(screen.getByRole('alert').first()).toHaveTextContent('2 answers need another look.')
    await expect
      .element(screen.getByRole('radiogroup', { name: texts.interest }))
      .toHaveAccessibleDescription(texts.errors.interest_missing)
    await expect
      .element(screen.getByLabelText(texts.resume))
      .toHaveAccessibleDescription(`PDF, DOC or DOCX, up to 10\u00a0MB. ${texts.errors.resume_type}`)
    await expect.element(screen.getByRole('radio', { name: texts.interests.freelancer })).toHaveFocus()
    expect(onSend).not.toHaveBeenCalled()
  })

  test('keeps what was written when a limit is reached', async () => {
    const screen = await render(<ApplicationForm {...given} onSend={() => {}} />)
    await fillIn(screen)
    await screen.rerender(<ApplicationForm {...given} onSend={() => {}} problem="Too many requests." />)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many requests.')
    await expect.element(screen.getByLabelText(texts.fullName)).toHaveValue('Jonida Sample')
    await expect.element(screen.getByText(/jonida\.pdf/)).toBeVisible()
  })

  test('does not send twice', async () => {
    const onSend = vi.fn()
    const screen = await render(<ApplicationForm {...given} isSending onSend={onSend} />)
    await userEvent.click(screen.getByRole('button', { name: texts.sending }), { force: true })
    expect(onSend).not.toHaveBeenCalled()
  })

  test('gives way to its answer, which takes the focus', async () => {
    const screen = await render(<ApplicationForm {...given} />)
    await screen.rerender(<ApplicationForm {...given} isSent />)
    await expect.element(screen.getByRole('heading', { name: texts.sent.title })).toHaveFocus()
    await expect.element(screen.getByRole('form')).not.toBeInTheDocument()
  })
})

describe('a wrong file', () => {
  const wrong = new File(['GIF89a'], 'me.gif', { type: 'image/gif' })
  const large = new File([new Uint8Array(10_000_001)], 'large.pdf', { type: 'application/pdf' })

  /** `userEvent.upload` takes seconds for ten megabytes. */
  function choose(screen: Screen, file: File) {
    const input = screen.getByLabelText(texts.resume).element()
    if (!(input instanceof HTMLInputElement)) throw new Error('The résumé has no input')
    const transfer = new DataTransfer()
    transfer.items.add(file)
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  test('is told when it is chosen, and nothing else is', async () => {
    const screen = await render(<ApplicationForm {...given} validate={validateApplication} onSend={vi.fn()} />)
    choose(screen, wrong)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.errors.resume_type)
    expect(screen.container.querySelectorAll('[aria-invalid]')).toHaveLength(1)
    choose(screen, large)
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(texts.errors.resume_large.replaceAll('\u00a0', ' '))
    choose(screen, resume)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  test('brings what is wrong with it into view', async () => {
    const screen = await render(
      <div style={{ height: '260px', overflow: 'auto' }}>
        <ApplicationForm {...given} validate={validateApplication} onSend={vi.fn()} />
      </div>,
    )
    const pane = screen.getByLabelText(texts.resume).element().parentElement
    pane?.scrollIntoView({ block: 'end' })
    choose(screen, wrong)
    const alert = screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent(texts.errors.resume_type)
    const box = screen.container.firstElementChild?.getBoundingClientRect()
    await expect.poll(() => alert.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box?.bottom ?? 0)
  })

  test('takes its error along when it is taken away', async () => {
    const screen = await render(<ApplicationForm {...given} validate={validateApplication} onSend={vi.fn()} />)
    choose(screen, wrong)
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: texts.resumeRemove }))
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

test('a choice loses its error once it is made, and errors follow the language', async () => {
  const form = (language: 'en' | 'de') => (
    <I18nextProvider i18n={storyTexts(language)}>
      <ApplicationForm {...given} validate={validateApplication} onSend={vi.fn()} />
    </I18nextProvider>
  )
  const screen = await render(form('en'))
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  await expect.element(screen.getByText(texts.errors.interest_missing)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: texts.interests.freelancer }))
  await expect.element(screen.getByText(texts.errors.interest_missing)).not.toBeInTheDocument()
  await screen.rerender(form('de'))
  await expect.element(screen.getByText(german.errors.resume_missing)).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: german.interests.freelancer })).toBeChecked()
})

test('a text that comes late is put back, and the file is asked for by its name', async () => {
  const screen = await render(<ApplicationForm {...given} />)
  const values = { fullName: 'Jonida Sample', interest: 'fulltime', resume: 'jonida.pdf' }
  await screen.rerender(<ApplicationForm {...given} values={values} />)
  await expect.element(screen.getByLabelText(texts.fullName)).toHaveValue('Jonida Sample')
  await expect.element(screen.getByRole('radio', { name: texts.interests.fulltime })).toBeChecked()
  await expect.element(screen.getByText(/Please choose jonida\.pdf again/)).toBeVisible()
})
