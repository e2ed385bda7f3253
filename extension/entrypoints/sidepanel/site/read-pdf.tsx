import { useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { rulingFor } from '../../../sites/site-rules.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import threadStyles from '../ui/thread.module.css';
import styles from './site.module.css';

/** Above the message, while a PDF is in front: what can be done with it. */
export function PdfInFront(): React.ReactNode {
  const { attachments: messages } = useMessages();
  const url = usePanel(({ pageContext }) => pageContext.front?.url);
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  const isAttached = usePanel(({ attached }) =>
    attached.some(({ from }) => from !== undefined && from === url),
  );
  if (url === undefined || isOff || isAttached || !isPdfAddress(url)) return null;
  return (
    <p className={styles.pdf}>
      {messages.pdfInFront} {URL.parse(url)?.protocol === 'file:' ? messages.dropPdf : <ReadPdf />}
    </p>
  );
}

function isPdfAddress(url: string): boolean {
  const { protocol = '', pathname = '' } = URL.parse(url) ?? {};
  return /^(?:https?|file):$/u.test(protocol) && /\.pdf$/iu.test(pathname);
}

/** Attaches the text of the PDF in front. `origin`: only while that site is in front. Chrome asks for access, once. */
export function ReadPdf({ origin }: { origin?: string | undefined }): React.ReactNode {
  const { attachments: messages, panel } = useMessages();
  const turn = useTurn();
  const rules = useStore(useOpenPanel().sites.rules);
  const front = usePanel(({ pageContext }) => pageContext.front?.url);
  const [isRefused, setRefused] = useState(false);
  const site = URL.parse(front ?? '');
  if (!site?.protocol.startsWith('http') || (origin !== undefined && origin !== site.origin)) return null;
  if (rulingFor(rules, site.href).rule === 'never-read') return null;
  const read = async (): Promise<void> => {
    const isAllowed = await turn.allowSites([site.origin]);
    setRefused(!isAllowed);
    if (isAllowed) await turn.attachAddress(site.href);
  };
  return (
    <>
      <button
        type="button"
        className={origin === undefined ? threadStyles.link : threadStyles.secondary}
        onClick={() => void read()}
      >
        {messages.readPdfFrom(site.host)}
      </button>
      {isRefused && <span role="status"> {panel.refused}</span>}
    </>
  );
}
