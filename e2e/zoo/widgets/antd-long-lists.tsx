import { Button, Select, Table } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

const people = Array.from({ length: 1000 }, (_, index) => ({ key: index, name: `Person ${index + 1}` }));

const columns = [
  { title: 'Name', dataIndex: 'name', width: 200 },
  {
    title: 'Do',
    width: 100,
    render: (_: unknown, { name }: { name: string }) => <Invite name={name} />,
  },
];

function Invite({ name }: { name: string }): React.ReactNode {
  const [isInvited, setInvited] = useState(false);
  const invite = (): void => {
    report('invited', name);
    setInvited(true);
  };
  return <Button onClick={invite}>{isInvited ? 'Invited' : 'Invite'}</Button>;
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main>
      <Table virtual columns={columns} dataSource={people} pagination={false} scroll={{ x: 400, y: 400 }} />
      <Select
        aria-label="Person"
        style={{ width: 200 }}
        options={people.map(({ name }) => ({ value: name }))}
      />
    </main>,
  );
