import { brand } from '#locales/brand.ts'
import { painted } from './mail-looks.ts'

const stroke = {
  width: '8px',
  height: '10px',
  borderWidth: '2px',
  borderStyle: 'solid',
  fontSize: '1px',
  lineHeight: '1px',
}

/** Drawn of cells: mail programs leave pictures out. */
export function MailBrand() {
  const bar = painted('bar')
  const pane = { className: bar.className, style: { ...stroke, ...bar.style } }
  const lit = painted('lit')
  return (
    <table role="presentation" border={0} cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td>
            <table
              role="presentation"
              border={0}
              cellPadding="0"
              cellSpacing="0"
              style={{ borderCollapse: 'collapse' }}
            >
              <tbody>
                <tr>
                  <td {...pane} />
                  <td className={lit.className} style={{ ...stroke, ...lit.style }} />
                </tr>
                <tr>
                  <td {...pane} />
                  <td {...pane} />
                </tr>
              </tbody>
            </table>
          </td>
          <td
            className="mail-words"
            style={{
              paddingLeft: '12px',
              fontSize: '20px',
              fontWeight: 700,
              letterSpacing: '-0.02em',
              ...painted('words').style,
            }}
          >
            {brand.name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
