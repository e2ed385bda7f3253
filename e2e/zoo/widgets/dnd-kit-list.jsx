// Not TypeScript: the global JSX types of the Vue kits here do not fit the types of this one.
import {
  DndContext,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

function Row({ id }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id });
  const style = { transform: CSS.Transform.toString(transform), transition, padding: 10, width: 160 };
  return (
    <div ref={setNodeRef} style={style} {...attributes} {...listeners}>
      {id}
    </div>
  );
}

function List() {
  const [names, setNames] = useState(['One', 'Two', 'Three', 'Four']);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const end = ({ active, over }): void => {
    if (!over || over.id === active.id) return;
    const moved = arrayMove(names, names.indexOf(String(active.id)), names.indexOf(String(over.id)));
    setNames(moved);
    report('list', moved.join());
  };
  return (
    <DndContext sensors={sensors} onDragEnd={end}>
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        {names.map(name => (
          <Row key={name} id={name} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function Card() {
  const { attributes, listeners, setNodeRef, transform } = useDraggable({ id: 'card' });
  const style = { transform: CSS.Translate.toString(transform), width: 80, padding: 10 };
  return (
    <div ref={setNodeRef} style={style} {...attributes} {...listeners}>
      Card
    </div>
  );
}

function Zone() {
  const { setNodeRef } = useDroppable({ id: 'zone' });
  return (
    <div ref={setNodeRef} id="zone" style={{ width: 200, height: 120, marginLeft: 300, border: '1px solid' }}>
      Zone
    </div>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <>
      <List />
      <DndContext onDragEnd={({ over }) => report('dropped', over?.id ?? null)}>
        <Card />
        <Zone />
      </DndContext>
    </>,
  );
