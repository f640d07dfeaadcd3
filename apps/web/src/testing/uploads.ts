import { vi } from 'vitest'

type Sent = { path: string; form: FormData }

/** A server for forms with files, which go out by XMLHttpRequest; it has an answer by path. Gives what came, oldest first. */
export function takeUploads(answers: Readonly<Record<string, (form: FormData) => Response>>) {
  const sent: Sent[] = []
  class Upload {
    upload = {}
    status = 0
    responseText = ''
    onload = () => {}
    private path = ''
    open(_method: string, path: string) {
      this.path = path
    }
    setRequestHeader() {}
    async send(form: FormData) {
      sent.push({ path: this.path, form })
      const answer = answers[this.path]?.(form) ?? Response.json({ code: 404 }, { status: 404 })
      this.status = answer.status
      this.responseText = await answer.text()
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return sent
}
