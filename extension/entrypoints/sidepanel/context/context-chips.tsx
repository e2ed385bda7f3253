import { FileText, type LucideIcon, TextQuote, TextSelect } from 'lucide-react';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../../../components/language.ts';
import { pageAlong } from '../conversation/shared-tabs.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import { SiteRule } from '../site/site-rule.tsx';
import type { RequestPreview } from '../turn/build-request.ts';
import { AddTab } from './add-tab.tsx';
import { Chip } from './chip.tsx';
import styles from './context.module.css';
import { PageName } from './page-name.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { TabChips } from './tab-chips.tsx';

/** What goes along with the message that is being written, each to be left out by itself, and all of it to be seen. */
export function ContextChips({ text }: { text: string }): React.ReactNode {
  const { context: messages, preview: previewMessages } = useMessages();
  const turn = useTurn();
  const [preview, show] = useState<Promise<RequestPreview>>();
  return (
    <div className={styles.context}>
      <ul className={styles.chips} aria-label={messages.goesAlong}>
        <PageChip />
        <TabChips />
        <AddTab />
        <SelectionChip />
        <QuoteChip />
      </ul>
      <SiteRule />
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => show(turn.preview(text))}
      >
        {previewMessages.open}
      </button>
      {preview && <PreviewDialog preview={preview} close={() => show(undefined)} />}
    </div>
  );
}

/** The page that goes along: in front, or of the tab that the conversation went on in. Left out, it stays out of this conversation until the person includes it again. */
function PageChip(): React.ReactNode {
  const { context: messages } = useMessages();
  const turn = useTurn();
  const { isInFront, ...page } = usePanel(
    useShallow(({ conversation, pageContext }) => pageAlong(conversation, pageContext)),
  );
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  if (isOff) {
    return (
      <li className={styles.off}>
        <span>{messages.pageOffNote}</span>
        <button type="button" className={styles.include} onClick={() => turn.includePage(true)}>
          {messages.include}
        </button>
      </li>
    );
  }
  return (
    <Chip icon={FileText} remove={messages.leavePageOut} onRemove={() => turn.includePage(false)}>
      <PageName page={page} unnamed={isInFront ? messages.thisPage : messages.otherTab} />
      {!isInFront && <span className={styles.notInFront}>{messages.notInFront}</span>}
    </Chip>
  );
}

/** What the person asked about in the menu of a page. It stays, also when nothing is selected there any more. */
function QuoteChip(): React.ReactNode {
  const { composer: messages } = useMessages();
  const turn = useTurn();
  const quote = usePanel(({ conversation }) => conversation.quote);
  if (!quote) return null;
  return (
    <ExcerptChip
      icon={TextQuote}
      about={messages.asksAbout}
      excerpt={quote.text}
      length={quote.text.length}
      remove={messages.removeQuote}
      onRemove={() => turn.quote(undefined)}
    />
  );
}

/** What is selected in the page, while something is. Gone with the page when that is left out. */
function SelectionChip(): React.ReactNode {
  const { context: messages } = useMessages();
  const turn = useTurn();
  const selection = usePanel(({ pageContext }) => pageContext.selection);
  // What was asked about in the menu of the page goes along in its place.
  const isLeftOut = usePanel(
    ({ pageContext, conversation }) =>
      pageContext.isSelectionLeftOut || conversation.isPageOff === true || conversation.quote !== undefined,
  );
  if (!selection || isLeftOut) return null;
  return (
    <ExcerptChip
      icon={TextSelect}
      about={messages.selected}
      excerpt={selection.excerpt}
      length={selection.length}
      remove={messages.removeSelection}
      onRemove={() => turn.leaveSelectionOut()}
    />
  );
}

interface ExcerptChipProps {
  icon: LucideIcon;
  /** What it is, for those who hear the panel. */
  about: string;
  excerpt: string;
  /** Characters of the whole text. */
  length: number;
  remove: string;
  onRemove(): void;
}

/** A text of the page's that goes along: its beginning, as the page's own words, and how long it is. */
function ExcerptChip(props: ExcerptChipProps): React.ReactNode {
  const { context: messages } = useMessages();
  return (
    <Chip icon={props.icon} remove={props.remove} onRemove={props.onRemove}>
      <span className={styles.hidden}>{props.about} </span>
      <q className={styles.title}>
        <bdi>{props.excerpt}</bdi>
      </q>
      <span className={styles.aside}>{messages.characters(props.length)}</span>
    </Chip>
  );
}
