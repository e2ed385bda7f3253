import { Button, Upload } from 'antd';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

/** As far as the kit itself got with each file, and what a server would have been sent of it. */
function Page() {
  const handlers = (name: string) => ({
    name,
    customRequest: ({ file, onSuccess }: { file: unknown; onSuccess?: (body: unknown) => void }) => {
      if (!(file instanceof File)) throw new Error('No file came.');
      void file.text().then(text => {
        report(`${name} sent`, text);
        onSuccess?.({});
      });
    },
    onChange: ({ fileList }: { fileList: { name: string; status?: string | undefined }[] }) =>
      report(
        name,
        fileList.map(file => `${file.name} ${file.status}`),
      ),
  });
  return (
    <main style={{ width: 400 }}>
      <Upload {...handlers('button')} accept=".txt">
        <Button>Click to upload</Button>
      </Upload>
      <Upload.Dragger {...handlers('dragger')} multiple>
        <p>Drag files to this area</p>
      </Upload.Dragger>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
