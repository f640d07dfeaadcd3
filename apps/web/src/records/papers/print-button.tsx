import { DownOutlined, PrinterOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import type { Account } from '@yuncang/shared/nouns/bill-statement/account'
import type { PaperKind } from '@yuncang/shared/nouns/paper/rules'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'

export type PaperOf = { paper: PaperKind; businessId: string }

type Props = PaperOf & {
  /** Of a statement of account, the record of which is the customer. */
  account?: Account
}

/** A record as PDF in the language that is chosen: to print, or to keep. */
export function PrintButton({ account, ...of }: Props) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: (locale: string) =>
      download('paper.print', { ...of, ...(account && { account }), locale }),
    onSuccess: () => queryClient.invalidateQueries(trpc.paper.copies.queryFilter(of)),
  })
  const items = [
    { key: 'zh', label: t('paper.inChinese') },
    { key: 'en', label: t('paper.inEnglish') },
  ]
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => mutate(key) }}>
      <Button loading={isPending} icon={<PrinterOutlined aria-hidden />}>
        {t('paper.print')}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}
