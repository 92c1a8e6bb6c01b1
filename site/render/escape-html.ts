export function escapeHtml(text: string): string {
  if (!/[&"<>]/.test(text)) return text
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
