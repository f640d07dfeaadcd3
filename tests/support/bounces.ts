/* Reports of mail that came back, as servers write them. */

export type Sent = { readonly key: string; readonly recipient: string }

const lines = (text: string) => `${text.trim().replaceAll('\n', '\r\n')}\r\n`

/** Of a mail of ours, as far as it is given back. */
const headerOf = ({ key, recipient }: Sent) =>
  `
Received: from wms.example.com (wms.example.com [203.0.113.7])
 by mx.example.org (Postfix) with ESMTPS id 4F1
 for <${recipient}>; Sat, 21 Nov 2026 04:00:02 +0000 (UTC)
From: =?UTF-8?B?5pm65oWn5LqR5LuT?= <noreply@example.com>
To: ${recipient}
Subject: =?UTF-8?B?MjAyNiDlubQgMyDmnIjotKbljZU=?=
Message-ID: <${key}@example.com>
Auto-Submitted: auto-generated
MIME-Version: 1.0`.trim()

type Said = { readonly action?: string; readonly status?: string; readonly diagnostic?: string }

export const fromPostfix = (
  sent: Sent,
  {
    action = 'failed',
    status = '5.1.1',
    diagnostic = `smtp; 550 5.1.1 <${sent.recipient}>: Recipient address rejected:
    User unknown in virtual mailbox table`,
  }: Said = {},
) =>
  lines(`
Return-Path: <>
Date: Sat, 21 Nov 2026 04:00:03 +0000 (UTC)
From: MAILER-DAEMON@mx.example.org (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: returns@example.com
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="9A1B2.1795233603/mx.example.org"
Message-Id: <20261121040003.9A1B2@mx.example.org>

This is a MIME-encapsulated message.

--9A1B2.1795233603/mx.example.org
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.org.

--9A1B2.1795233603/mx.example.org
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org
X-Postfix-Queue-ID: 9A1B2
X-Postfix-Sender: rfc822; returns@example.com
Arrival-Date: Sat, 21 Nov 2026 04:00:02 +0000 (UTC)

Final-Recipient: rfc822; ${sent.recipient}
Original-Recipient: rfc822;${sent.recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.example.net
Diagnostic-Code: ${diagnostic}

--9A1B2.1795233603/mx.example.org
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

${headerOf(sent)}

--9A1B2.1795233603/mx.example.org--
`)

/** The status in base64, the whole mail in place of its header, no Original-Recipient. */
export const fromExchange = (sent: Sent) =>
  lines(`
From: <postmaster@outlook.example>
To: <returns@example.com>
Date: Sat, 21 Nov 2026 04:00:05 +0000
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="f64fbd1c-9a2e-4b7f-8c40-1f7a0d3f2a11"
Content-Language: zh-CN
Message-ID: <1c2d@HE1PR01.eurprd01.prod.exchangelabs.example>
In-Reply-To: <${sent.key}@example.com>
References: <${sent.key}@example.com>
Subject: =?utf-8?B?5pyq6YCB6L6+?=

--f64fbd1c-9a2e-4b7f-8c40-1f7a0d3f2a11
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="2b0b8d7e"

--2b0b8d7e
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

${Buffer.from(`未能送达 ${sent.recipient}`).toString('base64')}

--2b0b8d7e--

--f64fbd1c-9a2e-4b7f-8c40-1f7a0d3f2a11
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${Buffer.from(
  `Reporting-MTA: dns;HE1PR01.eurprd01.prod.exchangelabs.example\r
Received-From-MTA: dns;mx.example.org\r
Arrival-Date: Sat, 21 Nov 2026 04:00:04 +0000\r
\r
Final-Recipient: rfc822;${sent.recipient}\r
Action: failed\r
Status: 5.0.0\r
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup\r
`,
)
  .toString('base64')
  .replaceAll(/(.{76})/g, '$1\n')}

--f64fbd1c-9a2e-4b7f-8c40-1f7a0d3f2a11
Content-Type: message/rfc822

${headerOf(sent)}
Content-Type: multipart/mixed; boundary="inner"

--inner
Content-Type: text/plain

Please find attached.
--inner--

--f64fbd1c-9a2e-4b7f-8c40-1f7a0d3f2a11--
`)

/** A report of which nothing but In-Reply-To and References names the mail: what it gives back is cut. */
export const fromGmail = ({ key, recipient }: Sent) =>
  lines(`
Delivered-To: returns@example.com
X-Failed-Recipients: ${recipient}
Auto-Submitted: auto-replied
From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>
To: returns@example.com
References: <${key}@example.com>
In-Reply-To: <${key}@example.com>
Subject: Delivery Status Notification (Failure)
Message-ID: <655c.gmr@mx.google.example>
Date: Fri, 20 Nov 2026 20:00:06 -0800 (PST)
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000000000000b1f2"; report-type=delivery-status

--000000000000b1f2
Content-Type: text/html; charset="UTF-8"

<p>Address not found</p>
--000000000000b1f2
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.example
Arrival-Date: Fri, 20 Nov 2026 20:00:05 -0800 (PST)
X-Original-Message-ID: <${key}@example.com>

Final-Recipient: rfc822; ${recipient}
Action: failed
Status: 5.2.2
Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space.
Last-Attempt-Date: Fri, 20 Nov 2026 20:00:06 -0800 (PST)

--000000000000b1f2--
`)

/** Nothing that a program can rely on. */
export const fromQmail = ({ key, recipient }: Sent) =>
  lines(`
Date: 21 Nov 2026 04:00:07 -0000
From: MAILER-DAEMON@qmail.example
To: returns@example.com
Subject: failure notice

Hi. This is the qmail-send program at qmail.example.
I'm afraid I wasn't able to deliver your message to the following addresses.

<${recipient}>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Message-ID: <${key}@example.com>
`)

export const fromPerson = () =>
  lines(`
From: Li <li@example.net>
To: noreply@example.com
Subject: =?UTF-8?B?5pS25Yiw?=
Message-ID: <hello@example.net>

Thank you.
`)
