import { useQuery } from '@tanstack/react-query'
import { logoKb } from '@yuncang/shared/nouns/tenant/contract'
import { App, Button, Space, Upload } from 'antd'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useCan } from '../../session/session-context.tsx'

const readAsUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })

/** The logo of the tenant, as its people see it in the frame. */
export function Brand() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const canSet = useCan('tenant:brand')
  const { data } = useQuery(trpc.tenant.brand.queryOptions({}))
  const set = useMutation(
    trpc.tenant.setBrand.mutationOptions({
      onSuccess: async () => {
        void message.success(t('brand.saved'))
        await queryClient.invalidateQueries(trpc.tenant.pathFilter())
      },
    }),
  )
  if (!data) return null
  const { logo, version, name } = data
  const take = async (file: File) => {
    if (file.size > logoKb * 1024) {
      void message.error(t('brand.tooLarge'))
      return
    }
    set.mutate({ logo: await readAsUrl(file), version })
  }
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('brand.title')}</h1>
      </div>
      <p>{t('brand.hint')}</p>
      <Space size={24} align="center" wrap>
        {logo ? (
          <img src={logo} alt={name} width={96} height={96} />
        ) : (
          <span>{t('brand.none')}</span>
        )}
        {canSet && (
          <Space>
            <Upload
              accept="image/png,image/jpeg,image/webp"
              showUploadList={false}
              beforeUpload={(file) => {
                void take(file)
                return false
              }}
            >
              <Button type="primary" loading={set.isPending}>
                {t('brand.choose')}
              </Button>
            </Upload>
            {logo && (
              <Button onClick={() => set.mutate({ logo: '', version })}>{t('brand.remove')}</Button>
            )}
          </Space>
        )}
      </Space>
    </div>
  )
}
