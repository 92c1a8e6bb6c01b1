/** Words have at least 4.5:1 on their surface, also when a mail program inverts colours. */
export interface MailColours {
  paper: string
  pane: string
  ink: string
  inkSoft: string
  frame: string
  line: string
  signal: string
  onSignal: string
}

/** The tokens (ui/tokens/colours.css) as sRGB: mail programs know neither oklch nor custom properties. */
export const mailColours: Record<'day' | 'night', MailColours> = {
  day: {
    paper: '#f9f5ee',
    pane: '#fefcf9',
    ink: '#151923',
    inkSoft: '#505561',
    frame: '#6d7074',
    line: '#d4d3d2',
    signal: '#cc2c05',
    onSignal: '#fdfcf8',
  },
  night: {
    paper: '#0f141d',
    pane: '#191e29',
    ink: '#f0ece4',
    inkSoft: '#b5b1a7',
    frame: '#8f8f90',
    line: '#44474e',
    signal: '#fc754a',
    onSignal: '#0f141d',
  },
}
