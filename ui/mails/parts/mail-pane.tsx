import type { ReactNode } from 'react'
import { painted } from './mail-looks.ts'

/** A table of its own: some mail programs know padding only on cells. */
export function MailPane({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  const { className, style } = painted('rule')
  return (
    <table data-slot="mail-pane" role="presentation" width="100%" border={0} cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td
            className={className}
            style={{ padding: '20px 24px', borderWidth: isFirst ? 0 : '1px 0 0', borderStyle: 'solid', ...style }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
