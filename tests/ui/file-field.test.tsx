import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fileSize } from '#ui/lib/file-size.ts'
import { FileField } from '#ui/primitives/file-field.tsx'
import { render } from './render.tsx'

const resume = () => new File([new Uint8Array(1_250_000)], 'resume.pdf', { type: 'application/pdf' })

function field(onFileChange?: (file: File | undefined) => void) {
  return (
    <form aria-label="Application">
      <FileField
        label="Résumé"
        name="resume"
        prompt="Choose a file"
        removeLabel="Remove"
        describeFile={(file) => `${file.name}, ${fileSize(file.size, 'en')}`}
        {...(onFileChange && { onFileChange })}
      />
    </form>
  )
}

test('a chosen file is named, measured, announced and part of the form', async () => {
  const onFileChange = vi.fn()
  const screen = await render(field(onFileChange))
  await userEvent.upload(screen.getByLabelText('Résumé'), resume())
  await expect.element(screen.getByRole('status')).toHaveTextContent('resume.pdf, 1.3 MB')
  expect(onFileChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'resume.pdf' }))
  expect(new FormData(screen.container.querySelector('form') ?? undefined).get('resume')).toMatchObject({
    name: 'resume.pdf',
  })
})

test('Tab leads from the field to the cross, which takes the file away and gives the focus back', async () => {
  const onFileChange = vi.fn()
  const screen = await render(field(onFileChange))
  await userEvent.upload(screen.getByLabelText('Résumé'), resume())
  screen.getByLabelText('Résumé').element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Résumé')).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Choose a file')
  expect(onFileChange).toHaveBeenLastCalledWith(undefined)
})

test('a file that hangs over the pane lights it until it is dropped or leaves', async () => {
  const screen = await render(field())
  const input = screen.getByLabelText('Résumé').element()
  const pane = screen.container.querySelector('[data-slot=file-field-pane]')
  input.dispatchEvent(new DragEvent('dragenter', { bubbles: true }))
  await vi.waitFor(() => expect(pane).toHaveAttribute('data-over'))
  input.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
  await vi.waitFor(() => expect(pane).not.toHaveAttribute('data-over'))
})

test('sizes are written as the language writes them, the unit never on a line of its own', () => {
  expect(fileSize(248_000, 'en')).toBe('248\u00a0kB')
  expect(fileSize(1_250_000, 'de')).toBe('1,3\u00a0MB')
  expect(fileSize(10_000_000, 'fr')).toBe('10\u202fMo')
})
