import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { owner } from '#stories/fixtures/staff.ts'
import { SessionExpiredDialog, type SessionExpiredDialogProps } from '#ui/blocks/staff/frame/session-expired-dialog.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

/** A page on which somebody was writing. */
function Page(props: SessionExpiredDialogProps) {
  const [isOpen, setOpen] = useState(props.open)
  return (
    <div className="min-h-180 p-6">
      <TextArea label="Answer" name="answer" defaultValue="Sehr geehrte Damen und Herren, vielen Dank für" />
      <SessionExpiredDialog
        {...props}
        open={isOpen}
        onOpenChange={setOpen}
        onSend={(values) => {
          props.onSend?.(values)
          setOpen(false)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Blocks/Staff/Frame/Session expired dialog',
  component: SessionExpiredDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    account: owner,
    action: '/admin/login',
    loginHref: '/admin/login',
    onSend: fn(),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Lies over the page, on which everything stays as it was written. **Do** do once more what the session’s end had stopped, as soon as it closes. The focus begins at the title: it opens while somebody writes. **Don’t** send anybody to the sign-in page by yourself.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof SessionExpiredDialog>

export default meta
type Story = StoryObj<typeof meta>

/** It takes no key that was meant for the page. */
export const Password: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your session has ended.' })).toHaveFocus())
    await userEvent.keyboard(' Ihre Nachricht.{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(screen.getByLabelText('Password')).toHaveFocus()
    await expect(screen.getByLabelText('Password')).toHaveValue('')
  },
}

export const WithCode: Story = {
  args: { needsCode: true },
  play: async () => {
    await expect(await screen.findByLabelText('Six digits from your app')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
  },
}

export const WithRecoveryCode: Story = {
  args: { needsCode: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    await expect(screen.getByLabelText('Recovery code')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Use the six digits' })).toBeVisible()
  },
}

export const WithPasskeyAlone: Story = {
  args: { needsCode: true, hasApp: false, onPasskey: fn() },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Recovery code')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}

/** What was written is still there. */
export const GoesOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'a long sentence{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ password: 'a long sentence', code: '' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Answer' })).toHaveValue(
      'Sehr geehrte Damen und Herren, vielen Dank für',
    )
  },
}

export const Refused: Story = {
  args: { errors: { password: 'That is not the password. Three tries are left.' } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const Sending: Story = {
  args: { isSending: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
