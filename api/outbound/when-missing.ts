/** For `catch`: undefined for a file that does not exist; throws any other error. */
export function whenMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
