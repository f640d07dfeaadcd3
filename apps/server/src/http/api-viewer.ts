import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** The page may run the viewer's own bundle and nothing else. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'none'"

type Addresses = { page: `/${string}`; document: string }

/** Answers with the viewer's page and bundle, which is a text of 9 MB and loaded when first asked for. */
export function mountViewer(app: FastifyInstance, addresses: Addresses): void {
  let viewer: Promise<FastifyInstance> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    viewer ??= viewerOf(addresses)
    const { statusCode, headers, rawPayload } = await (await viewer).inject({ url: request.url })
    return reply
      .code(statusCode)
      .headers({ ...headers, 'content-security-policy': policy })
      .send(rawPayload)
  }
  app.get(addresses.page, answer)
  app.get(`${addresses.page}/*`, answer)
}

async function viewerOf({ page, document }: Addresses): Promise<FastifyInstance> {
  const viewer = Fastify()
  const { default: reference } = await import('@scalar/fastify-api-reference')
  await viewer.register(reference, {
    routePrefix: page,
    configuration: {
      url: document,
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  return viewer
}
