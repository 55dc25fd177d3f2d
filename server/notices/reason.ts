/** What went wrong, without any address in it. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, message = '' } = error as { code?: string; responseCode?: number; message?: string };
  return String(responseCode ?? code ?? /^status \d+$/.exec(message)?.[0] ?? 'unknown');
}
