/*
 * Payloads that run a script where HTML is shown as it came: ways to run one, in the places in which somebody can put
 * them, in the disguises that get past lists of forbidden words. Whatever runs calls `hit`.
 */
export const marker = 'xssHit'
const run = `window.${marker}=1;alert(1)`

/** Elements that run something by themselves. */
const elements = [
  `<script>${run}</script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script type="module">${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<SCRIPT/x>${run}</SCRIPT/x>`,
  `<script\n>${run}</script\n>`,
  `<img src=x onerror="${run}">`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x oNeRrOr='${run}'>`,
  `<img src="x" onerror\n=\n"${run}">`,
  `<img src=x:x onerror="&#119;indow.${marker}=1">`,
  `<image src=x onerror="${run}">`,
  `<img srcset="x 1x" onerror="${run}">`,
  `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" onload="${run}">`,
  `<svg onload="${run}">`,
  `<svg/onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<svg><set onbegin="${run}" attributeName=x>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg onload=${run}>#x"></use></svg>`,
  `<svg><foreignObject><img src=x onerror="${run}"></foreignObject></svg>`,
  `<svg><style><img src=x onerror="${run}"></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${run}">x</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${run}"></annotation-xml></math>`,
  `<iframe srcdoc="<script>parent.${marker}=1;parent.alert(1)</script>"></iframe>`,
  `<iframe src="javascript:parent.${marker}=1"></iframe>`,
  `<iframe onload="${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<video src=x onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<body onload="${run}">`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"><option>x</select>`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<button autofocus onfocus="${run}">x</button>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<p tabindex=0 autofocus onfocus="${run}">x</p>`,
  `<a href=# autofocus onfocus="${run}">x</a>`,
  `<td onpointerenter="${run}">x</td>`,
  `<p style="animation:x 1s" onanimationstart="${run}"><style>@keyframes x{}</style>x</p>`,
  `<p style="background:url(javascript:${run})">x</p>`,
  `<style>@import "javascript:${run}";</style>`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<base href="javascript:${run}//"><a href="x">x</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<form action="javascript:${run}"><input type=submit autofocus></form>`,
  `<form><button formaction="javascript:${run}">x</button></form>`,
  `<isindex action="javascript:${run}" type=submit>`,
  `<template><img src=x onerror="${run}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror='${run}'>"></noscript>`,
  `<title><img title="</title><img src=x onerror='${run}'>"></title>`,
  `<xmp><p title="</xmp><img src=x onerror='${run}'>"></xmp>`,
  `<textarea><p title="</textarea><img src=x onerror='${run}'>"></textarea>`,
  `<!--><img src=x onerror="${run}">-->`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<![CDATA[<img src=x onerror="${run}">]]>`,
  `<?xml version="1.0"?><img src=x onerror="${run}">`,
  `<plaintext><img src=x onerror="${run}">`,
  `<custom-tag onclick="${run}" autofocus onfocus="${run}" tabindex=1>x</custom-tag>`,
  `<p title="><img src=x onerror='${run}'>">x</p>`,
  `<p title='"><img src=x onerror="${run}">'>x</p>`,
  `<p x="\`> <img src=x onerror=${run}>`,
  `"><img src=x onerror="${run}">`,
  `'><svg onload="${run}">`,
  `</p></div></body><img src=x onerror="${run}">`,
]

/** Addresses that run something when a link is followed. */
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\nscript:${run}`,
  `java&#10;script:${run}`,
  `java&Tab;script&colon;${run}`,
  `&#106;avascript:${run}`,
  `&#x6A;&#x61;vascript:${run}`,
  `javascript&colon;${run}`,
  `java\u200bscript:${run}`,
  `javascript://%0a${run}`,
  `javascript:https://example.com/%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `vbscript:${run}`,
  `view-source:javascript:${run}`,
  `feed:javascript:${run}`,
  `blob:javascript:${run}`,
  `filesystem:javascript:${run}`,
]
const links = addresses.map((address) => `<a href="${address}">x</a>`)

/** As the client's own escaping leaves it, and as somebody leaves it who knows that it is given back. */
const escaped = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapedAround = (html: string): string => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const inContext = (html: string): string => `<ul><li>一<blockquote>${html}</blockquote></ul>`

const written = [...elements, ...links].flatMap((html) => [
  html,
  escaped(html),
  escapedAround(html),
  inContext(html),
])

export const payloads: readonly string[] = [...new Set(written)]
