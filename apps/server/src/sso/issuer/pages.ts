import { signOnPages } from '@yuncang/shared/nouns/sso/pages'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { createHash } from 'node:crypto'

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const localeOf = (ctx: KoaContextWithOIDC): Locale =>
  /^\s*en\b/i.test(ctx.get('accept-language')) ? 'en' : 'zh'

const frame = (locale: Locale, title: string, content: string) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; text-align: center }
button, a { font: inherit; color: #409eff }
</style>
<h1>${title}</h1>
${content}
`

export function failedPage(ctx: KoaContextWithOIDC, error: string): void {
  const locale = localeOf(ctx)
  const [title, sentence, back] = signOnPages.failed[locale]
  ctx.type = 'html'
  ctx.body = frame(
    locale,
    title,
    `<p>${sentence}</p><p><small>${escaped(error)}</small></p><p><a href="/">${back}</a></p>`,
  )
}

export function signedOutPage(ctx: KoaContextWithOIDC): void {
  const locale = localeOf(ctx)
  const [title, sentence, back] = signOnPages.signedOut[locale]
  ctx.type = 'html'
  ctx.body = frame(locale, title, `<p>${sentence}</p><p><a href="/">${back}</a></p>`)
}

const confirmAtOnce = "document.getElementById('confirm').click()"

/**
 * Asks whether to sign out. Whoever comes from an application with the id token of this session has been asked there:
 * the answer is given for them.
 */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const locale = localeOf(ctx)
  const [title, sentence, button] = signOnPages.signOut[locale]
  const hint = ctx.oidc.entities.IdTokenHint?.payload['sub']
  const hasBeenAsked = hint !== undefined && hint === ctx.oidc.session?.accountId
  if (hasBeenAsked) allowScript(ctx, confirmAtOnce)
  ctx.type = 'html'
  ctx.body = frame(
    locale,
    title,
    `<p>${sentence}</p>${form}
<button id="confirm" form="op.logoutForm" name="logout" value="yes">${button}</button>
${hasBeenAsked ? `<script>${confirmAtOnce}</script>` : ''}`,
  )
}

function allowScript(ctx: KoaContextWithOIDC, script: string): void {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = ctx.response.get('content-security-policy')
  ctx.set('content-security-policy', policy.replace('script-src', `script-src 'sha256-${hash}'`))
}
